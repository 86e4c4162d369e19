/** The six colours: the face of a half, and the ink of its symbol. */
export interface Ink {
  face: string;
  sign: string;
}

const LIGHT = '#fffaf0';
const DARK = '#3d2a00';

export const INKS: Record<string, Ink> = {
  red: { face: '#c43d35', sign: LIGHT },
  green: { face: '#2f8a57', sign: LIGHT },
  blue: { face: '#2c66b8', sign: LIGHT },
  orange: { face: '#ef8a2b', sign: DARK },
  yellow: { face: '#f6d23f', sign: DARK },
  purple: { face: '#8a4aa8', sign: LIGHT },
};

export const inkOf = (colour: string): Ink => INKS[colour] ?? { face: '#888888', sign: LIGHT };
