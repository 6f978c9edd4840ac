import type { Answer, NamedVehicle, StockAnswer } from './answer.ts';
import type { DealerKnowledge, Knowledge } from './knowledge.ts';
import { KNOWN_NAMES } from './known-names.ts';
import { subjectWords } from './question-words.ts';
import { isSeeking, stockQuestion } from './stock-question.ts';
import type { Talk } from './talk.ts';
import { DISTINCTIONS, isTold } from './told-apart.ts';
import { MODEL_CODE, namesIn, naming, withoutNames } from './vehicle-words.ts';

/** How many vehicles a question offers to choose from. */
const MOST_OPTIONS = 4;

/** The vehicles of the stock that a text names, such as 'the white Corolla'; null for a text that names none. */
export async function namedInStock(
	text: string,
	{ dealer, knowledge }: Pick<Asked, 'dealer' | 'knowledge'>,
): Promise<StockAnswer | null> {
	const known = [...dealer.names, ...KNOWN_NAMES];
	const stocked = namesIn(text, known);
	// A model that the stock does not have is known by its code only.
	const names = stocked.length > 0 ? stocked : (text.match(MODEL_CODE) ?? []);
	if (names.length === 0) return null;
	const distinctions = known.reduce(withoutNames, text).match(DISTINCTIONS) ?? [];
	return knowledge.stock(stockQuestion([...distinctions, ...names].join(' ')), null);
}

interface Asked {
	talk: Talk;
	dealer: DealerKnowledge;
	knowledge: Knowledge;
}

/**
 * The vehicle of the stock that a question names and that the conversation has not been about, with the question without its name; or the
 * answer where there is none, more than one, or no more to answer. Null for a question that names none.
 */
export async function namedVehicle(
	question: string,
	{ talk, dealer, knowledge }: Asked,
): Promise<{ vehicle: NamedVehicle; question: string } | Answer | null> {
	const known = [...dealer.names, ...KNOWN_NAMES];
	const isOfPage = (name: string) => talk.page !== null && naming(name, talk.page) > 0;
	const all = namesIn(question, known);
	// 'The white Corolla' may be another one than the page's.
	const isAnother = isTold(question, all);
	const others = isAnother
		? known
		: known.filter(({ make, model }) => make !== talk.page?.make || model !== talk.page.model);
	const names = isAnother ? all : namesIn(question, others).filter((name) => !isOfPage(name));
	if (names.length === 0) return null;
	const rest = others.reduce(withoutNames, question);
	const said = rest.replace(DISTINCTIONS, ' ');
	const isAnswered = !isSeeking(question) && subjectWords(said).length > 0;
	const distinctions = isSeeking(question) ? [rest] : (rest.match(DISTINCTIONS) ?? []);
	const words = [...distinctions, ...names].join(' ');
	const found = await knowledge.stock(stockQuestion(isSeeking(question) ? question : words), null);
	if (!found) return null;
	const again = isAnswered ? rest : talk.asked;
	if (isSeeking(question) || again === null) return found;
	// Where all of that name were withdrawn, the question is about them.
	const { withdrawn = [] } = found;
	const [options, total] = found.total > 0 ? [found.found, found.total] : [withdrawn, withdrawn.length];
	const [only] = options;
	if (!only) return found;
	if (total === 1) return { vehicle: only, question: again };
	return { kind: 'which', options: options.slice(0, MOST_OPTIONS), asked: again };
}
