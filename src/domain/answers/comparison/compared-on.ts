import { pointedAt, withoutLead } from '../follow-up.ts';
import { subjectWords } from '../questions/question-words.ts';
import { isSeeking } from '../questions/stock-question.ts';
import type { Talk } from '../talk.ts';
import { KNOWN_NAMES } from '../vehicles/known-names.ts';
import { DISTINCTIONS } from '../vehicles/told-apart.ts';
import { namesIn, type StockName, withoutAllNames } from '../vehicles/vehicle-words.ts';
import { comparisonOf } from './comparison.ts';

/**
 * The last comparison with another vehicle, where a question in lower case only names one: 'And the CX-5?' after 'Is it cheaper than the
 * Corolla?' Else the question as it is.
 *
 * @param names the makes and models of the stock
 */
export function comparedOn(plain: string, talk: Talk, names: readonly StockName[]): string {
	const rest = withoutLead(plain);
	const before = talk.asked !== null && comparisonOf(rest) === null ? comparisonOf(talk.asked) : null;
	// 'Got any Mazdas?' asks what there is.
	if (talk.asked === null || before?.between.kind !== 'one with others' || isSeeking(rest)) return rest;
	const known = [...names, ...KNOWN_NAMES];
	const left = pointedAt(rest, talk, names)?.rest ?? withoutAllNames(rest, known);
	const isBare = left !== rest && subjectWords(left.replace(DISTINCTIONS, ' ')).length === 0;
	if (!isBare) return rest;
	const { others } = before.between;
	if (others !== '') return talk.asked.replace(others, ` ${rest}`);
	const [name] = namesIn(talk.asked, known);
	return name === undefined ? rest : talk.asked.replace(name, rest.replace(/^the /, ''));
}
