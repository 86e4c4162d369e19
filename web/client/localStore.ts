/** Local storage; where it is blocked or full, values stay in memory until the page is closed. */
const now = new Map<string, string>();

export function readStored(name: string): string | null {
  const storedNames = now.get(name);
  if (storedNames !== undefined) return storedNames;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeStored(name: string, text: string): void {
  now.set(name, text);
  try {
    localStorage.setItem(name, text);
    now.delete(name); // other tabs may change it from now on
  } catch {
    // It stays in memory.
  }
}

/** The names of all stored values with this prefix. */
export function storedNames(beginning: string): string[] {
  return [...now.keys(), ...stored()].filter((name) => name.startsWith(beginning));
}

function stored(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
  } catch {
    return [];
  }
}

export function forget(name: string): void {
  now.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Local storage is blocked: nothing was stored.
  }
}
