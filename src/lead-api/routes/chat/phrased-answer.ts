import { join } from 'node:path';
import { phrasedAnswer } from '../../../api/chat/phrased-answer.ts';
import { limitCall } from '../../limits/count-call.ts';
import { describeError } from '../../log.ts';
import { knownPassages } from '../../phrasing/known-passages.ts';
import { phraseAnswer } from '../../phrasing/phrase-answer.ts';
import { sentenceLines } from '../../phrasing/sentence-lines.ts';
import { route } from '../../route.ts';

/** Phrases an answer of the chat, sentence by sentence (CHAT-003, VDPACT-012). */
export const phrasedAnswerRoute = route(phrasedAnswer, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	await limitCall(deps, 'phrased_answer', address);
	const passages = site.phrasing ? await passagesOf(body.vehicle) : [];
	return c.body(sentenceLines(phraseAnswer(deps, site, body.question, passages)), 200, {
		'Content-Type': 'application/jsonl',
		'Cache-Control': 'no-store',
	});

	/** None where a file of the site cannot be read: the page shows its quotations. */
	function passagesOf(vehicle: string | null) {
		return knownPassages(join(deps.sitesDir, '..'), site, vehicle, deps.now()).catch((error: unknown) => {
			const reason = describeError(error);
			deps.log({ level: 'error', message: 'an answer was not phrased', dealer: site.slug, reason });
			return [];
		});
	}
});
