/** Fake browser APIs for tests of client logic; nothing is rendered. */
import { vi } from 'vitest';

/** A fake WebSocket; the test plays the server. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  readonly sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** As in a browser, the close event comes later than the call. */
  close(): void {
    this.readyState = 2;
    setTimeout(() => this.end(1000));
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  tell(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

/** A local storage without limits. */
function storage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

/** Stub a browser at a URL, with its preferred languages. */
export function browse(pathname = '/', languages: string[] = ['en']): EventTarget {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: '', dataset: {} },
  });
  const timing = { setTimeout, clearTimeout, setInterval, clearInterval, scrollTo: () => undefined };
  const location = { protocol: 'http:', host: 'house', origin: 'http://house', pathname, hash: '' };
  const history = {
    pushState: (_: unknown, __: string, path: string) => (location.pathname = path),
    replaceState: (_: unknown, __: string, path: string) => (location.pathname = path),
  };
  FakeSocket.all = [];
  vi.stubGlobal('window', Object.assign(window, timing));
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('WebSocket', FakeSocket);
  return window;
}
