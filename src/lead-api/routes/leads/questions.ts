import { questions } from '../../../api/leads/questions.ts';
import { questionPage } from '../../answers/question-page.ts';
import { Refusal, tooMany } from '../../answers/refusal.ts';
import { receivedRedirect, successRedirect } from '../../answers/success-page.ts';
import { checkAnswer, makeQuestion } from '../../captcha/question.ts';
import { countCall } from '../../limits/count-call.ts';
import { leadCounts, subjectOf } from '../../limits/count-lead.ts';
import { route } from '../../route.ts';

/** Receives the answer to the question of a form without JavaScript; a correct one verifies the lead (resolution 112). */
export const questionsRoute = route(questions, (deps) => async (c, { body: { token, answer } }) => {
	const { site, address } = c.var;
	const wait = await countCall(deps, 'question', address);
	if (wait !== null) throw tooMany(wait);
	const now = deps.now();
	const checked = checkAnswer(token, answer, deps.secret, now);
	const lead = checked && (await deps.store.find(site.slug, checked.leadId));
	if (!checked || !lead)
		throw new Refusal(404, 'We do not know this question. Please send the form again, or call us.');
	if (!checked.isRight) return questionPage(makeQuestion(lead.id, deps.secret, now), site, 'again');
	const { phone } = lead.fields;
	const source = {
		dealer: site.slug,
		address,
		phone,
		subject: subjectOf(lead),
		sender: 'answered',
	} as const;
	const answered = { counted: leadCounts(deps, source), notice_to: site.email };
	const status = await deps.store.verify(lead.id, answered, now);
	deps.log({
		level: 'info',
		message: 'question answered',
		dealer: site.slug,
		lead: lead.id,
		status: status ?? 'gone',
	});
	deps.deliverNow();
	return status === 'quarantined' ? receivedRedirect() : successRedirect(lead);
});
