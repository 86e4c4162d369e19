/** The grounds of the fifteen lands; each also has a picture of its own, so that nobody needs the colours. */
export const GROUNDS: Record<string, string> = {
  coast: '#86c5e8',
  floodplain: '#8cc79a',
  meadow: '#a9d66c',
  pine_forest: '#4f8c66',
  swamp: '#87966b',
  volcano: '#a8695c',
  lava: '#e58a5c',
  mountains: '#b3bcc8',
  quarry: '#cbbba6',
  mushroom_forest: '#b981a3',
  steppe: '#d8cf8e',
  desert: '#f0d798',
  cave: '#8e869c',
  farmland: '#d9b162',
  flower_meadow: '#edb0cd',
};
