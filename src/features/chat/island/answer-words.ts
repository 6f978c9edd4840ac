import type { Answer } from '../../../domain/answers/answer.ts';
import type { Courtesy } from '../../../domain/answers/questions/courtesy.ts';
import { REFERRAL_WORDS } from './referral-words.ts';

const COURTESY_WORDS: Readonly<Record<Courtesy, string>> = {
	hello: 'Hello. What would you like to know?',
	thanks: 'You’re welcome. Ask away if there is more, or ask a person.',
	who: 'I’m a computer program, not a person, and I answer from this dealer’s site. A person is one press away.',
};

const count = (total: number) => (total === 1 ? 'One' : `${total}`);

/** What an answer says in one line. */
export function answerLine(answer: Answer): string {
	switch (answer.kind) {
		case 'quoted':
			return answer.open.length > 0
				? `${answer.line} I found nothing about “${answer.open.join('”, “')}”.`
				: answer.line;
		case 'stock':
			return stockLine(answer);
		case 'referred':
			return REFERRAL_WORDS[answer.to];
		case 'which':
			return answer.options.length > 0
				? 'Which one do you mean?'
				: 'Which vehicle do you mean? Name it, or open its page and ask there.';
		case 'courtesy':
			return COURTESY_WORDS[answer.to];
		case 'unknown':
			return 'The site doesn’t say, and I won’t guess. Shall I ask the yard?';
		case 'gone':
			return 'This one isn’t listed any more. A person can tell you whether it is really gone, or find you another.';
		case 'unreachable':
			return 'I can’t read the page’s facts right now. Shall I ask the yard?';
	}
}

function stockLine({ total, sought, unused }: Extract<Answer, { kind: 'stock' }>): string {
	const wanted = sought === '' ? '' : `: ${sought}`;
	const left = unused.length > 0 ? ` I didn’t use “${unused.join('”, “')}”.` : '';
	return total === 0
		? `Nothing in stock now${wanted}.${left} Shall I ask the yard?`
		: `${count(total)} in stock${wanted}.${left}`;
}

/** Whether an answer leaves the question to a person, so that the way to one is right below it. */
export const leavesToPerson = (answer: Answer): boolean =>
	['unknown', 'gone', 'unreachable'].includes(answer.kind) ||
	(answer.kind === 'stock' && answer.total === 0) ||
	(answer.kind === 'referred' && answer.to !== 'not-a-question');
