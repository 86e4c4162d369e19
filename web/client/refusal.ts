/** Something the house does not do, and why; the sentence is `refusal-CODE`. */
const PASSING = ['no-answer', 'not-stored', 'too-fast', 'too-many-sockets'];

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
    readonly clause: string | null = null,
  ) {
    super(code);
  }

  /** Whether the same may be answered otherwise in a moment. */
  get mayPass(): boolean {
    return PASSING.includes(this.code);
  }
}

/** The refusal behind whatever went wrong; what is none of ours is a line that was cut. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('no-answer');
}
