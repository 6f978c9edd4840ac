import { hash } from 'node:crypto';

/** A short, stable name for some content: the same bytes give the same 22 characters anywhere. Not for secrets. */
export function hashOf(content: string | Uint8Array): string {
	return hash('sha256', content, 'base64url').slice(0, 22);
}
