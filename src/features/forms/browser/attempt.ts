/** A form as it goes out: the same as long as nothing in it is changed, however often it is sent. */
export interface Attempt {
	body: Readonly<Record<string, unknown>> & { submission_id: string };
}

/** The last attempt, kept beyond the page. */
export interface AttemptMemory {
	read: () => unknown;
	keep: (kept: KeptAttempt) => void;
}

interface KeptAttempt {
	/** What the form said. */
	text: string;
	body: Attempt['body'];
	/** When it was made, Unix milliseconds. */
	time: number;
}

/** Within this time the same text is the same attempt, milliseconds: after it a shopper may well mean to ask again. */
const SAME_MS = 30 * 60 * 1000;

/**
 * Names attempts to send a form: sending the same again keeps the name and all that went along, also after going back to the page, so that
 * the lead API makes one lead of it; another text is another attempt.
 *
 * @returns a function that gives the attempt for what the form says now; `along` goes with it and does not make another one of it
 */
export function attempts(
	memory: AttemptMemory,
): (
	said: Readonly<Record<string, unknown>>,
	along: Readonly<Record<string, unknown>>,
	now: number,
) => Attempt {
	return (said, along, now) => {
		const text = JSON.stringify(said);
		const last = memory.read();
		if (isKept(last) && last.text === text && now - last.time < SAME_MS) return { body: last.body };
		const attempt = { body: { ...said, ...along, submission_id: randomId() } };
		memory.keep({ text, body: attempt.body, time: now });
		return attempt;
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
				// Going back makes another attempt then.
			}
		},
	};
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

/** Works without a secure context, which `crypto.randomUUID` does not. */
function randomId(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('');
}
