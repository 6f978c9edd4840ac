/** Longer causes hide the others in a log, characters. */
const LONGEST_CAUSE = 200;

/**
 * The cause that a service with OpenAI's interface gives in a body, with its kind: 'You exceeded your current quota. (insufficient_quota)'.
 * Services report errors with HTTP status 200, too. Null for a body without one.
 */
export function modelError(body: string): string | null {
	const said = parsed(body);
	const error = isObject(said) ? (said['error'] ?? (said['object'] === 'error' ? said : null)) : null;
	if (error === null) return null;
	if (!isObject(error)) return cut(String(error));
	const { message, code, type } = error;
	const kinds = [code, type].filter((kind) => kind !== undefined && kind !== null && kind !== '');
	return cut(`${message ?? 'without a message'}`) + (kinds.length > 0 ? ` (${cut(kinds.join(', '))})` : '');
}

function parsed(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return null;
	}
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;

const cut = (text: string) => text.slice(0, LONGEST_CAUSE);
