import type { Answer, NamedVehicle, StockAnswer } from '../answer.ts';
import type { DealerKnowledge, Knowledge } from '../passages/knowledge.ts';
import { subjectWords } from '../questions/question-words.ts';
import { isSeeking, stockQuestion } from '../questions/stock-question.ts';
import type { Talk } from '../talk.ts';
import { isOfOtherBadge } from './badge-words.ts';
import { KNOWN_NAMES } from './known-names.ts';
import { conditionsBefore, DISTINCTIONS, isTold } from './told-apart.ts';
import { MODEL_CODE, namesIn, naming, withoutAllNames } from './vehicle-words.ts';

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
	const distinctions = [
		...(withoutAllNames(text, known).match(DISTINCTIONS) ?? []),
		...conditionsBefore(text, names),
	];
	const words = [...distinctions, ...names].join(' ');
	return (
		(await withBadge(text, names, words, knowledge))?.found ?? knowledge.stock(stockQuestion(words), null)
	);
}

/**
 * The vehicles of a badge that a text has behind a name: 'the Corolla SX'; null where the words behind it are in no title of the stock.
 *
 * @param words what is looked for without a badge
 */
async function withBadge(
	text: string,
	names: readonly string[],
	words: string,
	knowledge: Knowledge,
): Promise<{ badge: string; found: StockAnswer } | null> {
	for (const name of names.filter((one) => text.includes(one))) {
		const [, first = '', second = ''] =
			/^ ([a-z][\w-]*)(?: ([a-z\d][\w-]*))?/.exec(text.slice(text.indexOf(name) + name.length)) ?? [];
		for (const badge of [`${first} ${second}`.trim(), first]) {
			const found = badge && (await knowledge.stock(stockQuestion(`${words} ${badge}`), null));
			const isOfAll = ({ title }: NamedVehicle) => ` ${title.toLowerCase()} `.includes(` ${badge} `);
			if (found && found.found.length > 0 && found.found.every(isOfAll)) return { badge, found };
		}
	}
	return null;
}

/** What a search found, where it used all that tells its vehicles apart: of a year that it does not know there is none. */
function ofAsked(found: StockAnswer, distinctions: readonly string[]): StockAnswer {
	const unused = distinctions.filter((one) => found.unused.includes(one));
	if (unused.length === 0) return found;
	const sought = [found.sought, ...unused].join(', ');
	return { ...found, found: [], withdrawn: [], total: 0, sought, unused: [] };
}

/** Names a vehicle by its year alone. */
const OF_YEAR = /\bthe ((?:19|20)\d\d)(?: ([a-z\d-]+)\b|\W*$)/;

/** The model of the conversation in a year that a question asks about: 'And the 2019 one?' Null for 'Is it the 2019 model?' */
function sameOfYear(
	question: string,
	{ answered, page }: Talk,
): { name: string; year: string; rest: string } | null {
	const [phrase, year, badge = 'one'] = OF_YEAR.exec(question) ?? [];
	const same = answered ?? page;
	if (phrase === undefined || year === undefined || !same || /\b(?:it|this|that)\b/.test(question))
		return null;
	const isBadge = same.title.toLowerCase().split(' ').includes(badge);
	if (!isBadge && !['one', 'model', 'car'].includes(badge)) return null;
	const name = `${same.make} ${same.model}${isBadge ? ` ${badge}` : ''}`.toLowerCase();
	return { name, year, rest: question.replace(phrase, ' ').trim() };
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
	const isAnother =
		isTold(question, all) || (talk.page !== null && isOfOtherBadge(question, [talk.page], dealer.names));
	const others = isAnother
		? known
		: known.filter(({ make, model }) => make !== talk.page?.make || model !== talk.page.model);
	const ofYear = all.length === 0 ? sameOfYear(question, talk) : null;
	const own = isAnother ? all : namesIn(question, others).filter((name) => !isOfPage(name));
	const names = ofYear ? [ofYear.name] : own;
	if (names.length === 0) return null;
	const isSought = isSeeking(question);
	const near = /\bother\b/.test(question) ? talk.page : null;
	const conditions = conditionsBefore(question, names);
	const rest = conditions.reduce(
		(text, one) => text.replace(one, ' '),
		withoutAllNames(ofYear?.rest ?? question, others),
	);
	const distinctions = ofYear ? [ofYear.year] : [...(rest.match(DISTINCTIONS) ?? []), ...conditions];
	const words = [...distinctions, ...names].join(' ');
	const ofBadge = isSought ? null : await withBadge(question, names, words, knowledge);
	const plainly = stockQuestion(isSought ? question : near ? `other ${words}` : words);
	const sought = ofBadge?.found ?? (await knowledge.stock(plainly, near));
	const found = sought && ofAsked(sought, distinctions);
	if (!found) return null;
	const asked = ofBadge ? rest.replace(ofBadge.badge, '') : rest;
	const isAnswered = !isSought && subjectWords(asked.replace(DISTINCTIONS, ' ')).length > 0;
	const again = isAnswered ? asked : talk.asked;
	// 'Is there a new one?' asks for no more of it.
	if (isSought || again === null || (!isAnswered && /^(?:is|are) there\b/.test(question))) return found;
	// Where all of that name were withdrawn, the question is about them.
	const { withdrawn = [] } = found;
	const [options, total] = found.total > 0 ? [found.found, found.total] : [withdrawn, withdrawn.length];
	const [only] = options;
	if (!only) return found;
	if (total === 1) return { vehicle: only, question: again };
	return { kind: 'which', options: options.slice(0, MOST_OPTIONS), asked: again };
}
