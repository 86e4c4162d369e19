/** Soft sounds, synthesised with Web Audio; nothing is fetched. */
const TUNES = {
  step: [[330, 0, 0.06]],
  turn: [
    [523, 0, 0.12],
    [659, 0.12, 0.18],
  ],
  end: [
    [523, 0, 0.15],
    [659, 0.15, 0.15],
    [784, 0.3, 0.3],
  ],
} as const;
const LOUDNESS = 0.06;

let context: AudioContext | null = null;

/** Play a tune; where the browser does not allow sound yet, it stays silent without an error. */
export function play(tune: keyof typeof TUNES): void {
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  for (const [pitch, after, length] of TUNES[tune]) {
    tone(context, pitch, context.currentTime + after, length);
  }
}

function tone(on: AudioContext, pitch: number, at: number, length: number): void {
  const source = on.createOscillator();
  const volume = on.createGain();
  source.type = 'sine';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(on.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}
