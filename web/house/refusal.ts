/** Something the house does not do, and why; the sentence is `refusal-CODE`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
    readonly clause: string | null = null,
  ) {
    super(code);
  }
}

/** The refusal behind whatever went wrong; what is none of ours is a line that was cut. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('no-answer');
}
