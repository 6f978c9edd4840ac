/** A form as it goes out: the same as long as nothing in it is changed, however often it is sent. */
export interface Attempt {
	body: Readonly<Record<string, unknown>> & { submission_id: string };
}

/**
 * Names attempts to send a form: sending the same again keeps the name, so that the lead API makes one lead of it; another text is
 * another attempt.
 *
 * @returns a function that gives the attempt for what the form says now; `along` goes with it and does not make another one of it
 */
export function attempts(): (
	said: Readonly<Record<string, unknown>>,
	along: Readonly<Record<string, unknown>>,
) => Attempt {
	let last: { text: string; attempt: Attempt } | null = null;
	return (said, along) => {
		const text = JSON.stringify(said);
		if (last?.text !== text) {
			last = { text, attempt: { body: { ...said, ...along, submission_id: randomId() } } };
		}
		return last.attempt;
	};
}

/** Works without a secure context, which `crypto.randomUUID` does not. */
function randomId(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('');
}
