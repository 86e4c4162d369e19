/** The four arrow keys, as steps down and to the right. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Whether a key presses what is focused, as it would press a button. */
export const isPress = (event: KeyboardEvent): boolean => event.key === 'Enter' || event.key === ' ';
