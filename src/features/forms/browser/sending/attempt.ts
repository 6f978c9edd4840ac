/** A submission of a form, which stays the same while the form is unchanged, however often it is sent. */
export interface Attempt {
	body: Readonly<Record<string, unknown>> & { submission_id: string };
}

/** Storage of the last attempt. */
export interface AttemptMemory {
	read: () => unknown;
	keep: (kept: KeptAttempt) => void;
}

interface KeptAttempt {
	/** The form's values as JSON. */
	text: string;
	body: Attempt['body'];
	/** Time of creation, Unix milliseconds. */
	time: number;
}

/** Time within which the same values are the same attempt, milliseconds; later a shopper may want to send the form again. */
const SAME_MS = 30 * 60 * 1000;

/**
 * Reuses the `submission_id` while the form is unchanged, also after going back to the page, so that the lead API stores a retry only once.
 *
 * @returns a function that gives the attempt for the current values; `along` is sent too but does not distinguish attempts
 */
export function attempts(
	memory: AttemptMemory,
): (
	values: Readonly<Record<string, unknown>>,
	along: Readonly<Record<string, unknown>>,
	now: number,
) => Attempt {
	return (values, along, now) => {
		const text = JSON.stringify(values);
		const last = memory.read();
		if (isKept(last) && last.text === text && now - last.time < SAME_MS) return { body: last.body };
		const attempt = { body: { ...values, ...along, submission_id: randomId() } };
		memory.keep({ text, body: attempt.body, time: now });
		return attempt;
	};
}

/** The last attempt of this page, for a form whose answers may not be kept. */
export function attemptHere(): AttemptMemory {
	let here: unknown = null;
	return {
		read: () => here,
		keep: (kept) => {
			here = kept;
		},
	};
}

/** The last attempt of this tab, forgotten with it; where the browser keeps nothing, that of this page. */
export function lastAttempt(dealer: string): AttemptMemory {
	const key = `forecourt.${dealer}.attempt`;
	let here: unknown = null;
	return {
		read: () => {
			try {
				return JSON.parse(sessionStorage[key] ?? 'null') ?? here;
			} catch {
				return here;
			}
		},
		keep: (kept) => {
			here = kept;
			try {
				sessionStorage[key] = JSON.stringify(kept);
			} catch {
				// Going back to the page creates another attempt then.
			}
		},
	};
}

/** What a tab has sent last; null for nothing. */
export function lastBody({ read }: AttemptMemory): Attempt['body'] | null {
	const last = read();
	return isKept(last) ? last.body : null;
}

function isKept(value: unknown): value is KeptAttempt {
	if (typeof value !== 'object' || value === null) return false;
	const { text, body, time } = value as Record<string, unknown>;
	return (
		typeof text === 'string' &&
		typeof time === 'number' &&
		typeof (body as Record<string, unknown> | null)?.['submission_id'] === 'string'
	);
}

/** An id for an attempt or one of its files. Works in insecure contexts, unlike `crypto.randomUUID`. */
export function randomId(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('');
}
