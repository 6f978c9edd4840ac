import { hash } from 'node:crypto';

/** A short, stable hash of some content: 22 characters. Not for secrets. */
export function hashOf(content: string | Uint8Array): string {
	return hash('sha256', content, 'base64url').slice(0, 22);
}
