import { createHmac } from 'node:crypto';
import { isPrivateAnswer } from '../../domain/finance-application/fields.ts';
import type { JsonObject } from '../request/read-json.ts';
import type { Sent } from '../request/read-sent.ts';

/** Identity of a submission, to recognise repetitions, and the body to store. */
export interface Submission {
	submission_id: string;
	body_hash: string;
	/** JSON without proofs, which are not part of the visitor's message, and without private answers, which are stored separately. */
	body: string;
}

/**
 * The submission of a form. A form without JavaScript has no id: the same form from the same address on the same day is one submission, so
 * that a second click or a reload creates no second lead.
 */
export function submissionOf(
	{ values, isForm }: Sent,
	{ address, secret, now }: { address: string; secret: string; now: Date },
): Submission {
	const { captcha: _proof, first_submission_id: _first, ...content } = values;
	const { submission_id: named, company_website: _trap, ...meant } = content;
	// With a key, as a short private answer could be guessed from a plain hash.
	const body_hash = createHmac('sha256', secret).update(canonical(meant)).digest('base64url');
	const made = (): string => {
		if (!isForm) return crypto.randomUUID();
		const day = now.toISOString().slice(0, 10);
		const who = `${body_hash}\n${address}\n${day}`;
		return `form-${createHmac('sha256', secret).update(who).digest('base64url')}`;
	};
	return {
		submission_id: typeof named === 'string' && named !== '' ? named : made(),
		body_hash,
		body: JSON.stringify(withoutPrivate(content)),
	};
}

/** JSON that does not depend on the order of fields. */
function canonical(values: JsonObject): string {
	return JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function withoutPrivate(content: JsonObject): JsonObject {
	const { application } = content;
	if (typeof application !== 'object' || application === null) return content;
	const open = Object.entries(application).filter(([name]) => !isPrivateAnswer(name));
	return { ...content, application: Object.fromEntries(open) };
}
