import type { Answer, NamedVehicle } from '../answer.ts';
import type { DealerKnowledge, Knowledge } from '../passages/knowledge.ts';
import { stockQuestion } from '../questions/stock-question.ts';
import type { Talk } from '../talk.ts';
import { KNOWN_NAMES } from '../vehicles/known-names.ts';
import { type Meant, meantVehicles } from '../vehicles/meant-vehicles.ts';
import { DISTINCTIONS } from '../vehicles/told-apart.ts';
import { namesIn } from '../vehicles/vehicle-words.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import { type AskedComparison, foremost, oneWithOthers } from './comparison-answer.ts';

interface Conversation {
	talk: Talk;
	dealer: DealerKnowledge;
	knowledge: Knowledge;
}

/**
 * Compares vehicles by what their pages say: the figures of each, and yes or no where these decide. Null for a question in lower case that
 * compares none that are known.
 */
export async function compareVehicles(plain: string, conversation: Conversation): Promise<Answer | null> {
	const comparison = comparisonOf(plain);
	if (!comparison) return null;
	const asked: AskedComparison = { plain, comparison, knowledge: conversation.knowledge };
	const { between } = comparison;
	switch (between.kind) {
		case 'shown':
			return ofShown(asked, between.isMost, conversation);
		case 'either':
			return eitherOf(asked, between.sides, conversation);
		case 'one with others':
			return withOthers(asked, between, conversation);
		case 'stock':
			return besideStock(between, conversation);
	}
}

/** 'Which one is newer?' */
async function ofShown(
	asked: AskedComparison,
	isMost: boolean,
	{ talk }: Conversation,
): Promise<Answer | null> {
	const { compared, listed, mentioned } = talk;
	const shown = [compared, listed].find(({ length }) => length > 1) ?? mentioned.slice(-2);
	if (shown.length > 1) return foremost(asked, shown);
	return isMost ? null : { kind: 'which', options: [], asked: asked.plain };
}

/** 'This or the Corolla?' */
async function eitherOf(
	asked: AskedComparison,
	[first, second]: readonly [string, string],
	conversation: Conversation,
): Promise<Answer | null> {
	const [former, latter] = bothNamed(first, second, conversation.dealer);
	const one = await meantVehicles(former, null, conversation);
	if (!one || 'kind' in one) return one;
	const other = await meantVehicles(latter, one.vehicles[0] ?? null, conversation);
	if (!other || 'kind' in other) return other;
	return foremost(asked, [...one.vehicles, ...other.vehicles]);
}

/** Two parts of a question, each with the name: of 'the 2019 or 2022 Corolla' both are Corollas. */
function bothNamed(first: string, second: string, { names }: DealerKnowledge): readonly [string, string] {
	const known = [...names, ...KNOWN_NAMES];
	const [own, others] = [first, second].map((part) => namesIn(part, known));
	const named = (part: string, mine: readonly string[] = [], theirs: readonly string[] = []) =>
		mine.length === 0 && part.search(DISTINCTIONS) >= 0 ? `${part} ${theirs.join(' ')}` : part;
	return [named(first, own, others), named(second, others, own)];
}

/** 'Is it newer than the Corolla?', 'Is the Corolla newer?' */
async function withOthers(
	asked: AskedComparison,
	between: Extract<Comparison['between'], { kind: 'one with others' }>,
	conversation: Conversation,
): Promise<Answer | null> {
	const named = await meantVehicles(between.one, null, conversation);
	if (named && 'kind' in named) return named;
	if (between.others === '') return named && besideOwn(asked, named, conversation.talk);
	const { subject } = conversation.talk;
	const ones = named?.vehicles ?? (subject ? [subject] : []);
	const [one] = ones;
	const isOne = ones.length === 1 && one !== undefined;
	const others = await meantVehicles(between.others, isOne ? one : null, conversation);
	if (!others || 'kind' in others) return others;
	const options = ones.length > 1 ? ones : conversation.talk.listed;
	return isOne ? oneWithOthers(asked, one, others) : { kind: 'which', options, asked: asked.plain };
}

/** 'Anything cheaper than the CX-5?' */
async function besideStock(
	{ sought, than }: Extract<Comparison['between'], { kind: 'stock' }>,
	conversation: Conversation,
): Promise<Answer | null> {
	const meant = await meantVehicles(than, null, conversation);
	if (!meant || 'kind' in meant) return meant;
	const [one, ...more] = meant.vehicles;
	const asked = `${sought} than`;
	if (more.length > 0) return { kind: 'which', options: meant.vehicles, asked };
	return conversation.knowledge.stock(stockQuestion(sought), one ?? null);
}

/** A named vehicle beside the others of the list that it is in, or the vehicle of the conversation. */
async function besideOwn(asked: AskedComparison, named: Meant, talk: Talk): Promise<Answer | null> {
	const isNamed = ({ slug }: NamedVehicle) => named.vehicles.some((one) => one.slug === slug);
	const rest = talk.listed.filter((one) => !isNamed(one));
	const own = [talk.subject, talk.page].flatMap((one) => (one && !isNamed(one) ? one : [])).slice(0, 1);
	const isOfList = talk.listed.some(isNamed) && rest.length > 0;
	const others = isOfList ? rest : own;
	const [one] = named.vehicles;
	const [other] = others;
	if (!one || !other) return null;
	if (named.vehicles.length === 1) return oneWithOthers(asked, one, { vehicles: others, isAll: true });
	// 'Is the Corolla cheaper?', of several, asks whether the one is dearer than they are.
	return others.length === 1 ? oneWithOthers(reversed(asked), other, named) : null;
}

const reversed = (asked: AskedComparison): AskedComparison => {
	const { direction } = asked.comparison;
	const other = direction === 'more' ? 'less' : 'more';
	return { ...asked, comparison: { ...asked.comparison, direction: direction && other } };
};
