/** Parses the markup of the rules. */
export interface Part {
  mark: 'plain' | 'bold' | 'slanted' | 'code' | 'clause';
  text: string;
}

export interface Block {
  kind: 'text' | 'list';
  lines: Part[][];
}

const CLAUSE = /\b[A-Z]{2,}-\d+[a-z]?\b/;

/** The parts of a line; with `clauses`, clause numbers are parts of their own. */
export function parts(line: string, clauses = false): Part[] {
  const found: Part[] = [];
  for (const piece of line.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (!piece) continue;
    if (piece.startsWith('**')) found.push({ mark: 'bold', text: piece.slice(2, -2) });
    else if (piece.startsWith('*') && piece.length > 2)
      found.push({ mark: 'slanted', text: piece.slice(1, -1) });
    else if (piece.startsWith('`')) found.push({ mark: 'code', text: piece.slice(1, -1) });
    else if (clauses) found.push(...withClauses(piece));
    else found.push({ mark: 'plain', text: piece });
  }
  return found;
}

function withClauses(text: string): Part[] {
  return text
    .split(new RegExp(`(${CLAUSE.source})`))
    .filter(Boolean)
    .map((piece) => ({ mark: CLAUSE.test(piece) ? 'clause' : 'plain', text: piece }));
}

export function blocks(text: string, clauses = false): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim())
    .map((block) => {
      const lines = block.trim().split('\n');
      if (lines.every((line) => /^\s*[-*] /.test(line))) {
        return { kind: 'list', lines: lines.map((line) => parts(line.replace(/^\s*[-*] /, ''), clauses)) };
      }
      return { kind: 'text', lines: [parts(lines.map((line) => line.trim()).join(' '), clauses)] };
    });
}

/** A text normalised for search: lower case, without accents. */
export function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** A text split at the matches of a search, ignoring accents: every second piece is a match. */
export function finds(text: string, searched: string): string[] {
  const wanted = plainly(searched.trim());
  const letters = [...text.normalize('NFC')];
  const plain = letters.map(plainly);
  if (!wanted || plain.some((one) => one.length !== 1)) return [text];
  const found: string[] = [];
  let begin = 0;
  for (let at = plain.join('').indexOf(wanted); at >= 0; at = plain.join('').indexOf(wanted, begin)) {
    found.push(letters.slice(begin, at).join(''), letters.slice(at, at + wanted.length).join(''));
    begin = at + wanted.length;
  }
  return [...found, letters.slice(begin).join('')];
}
