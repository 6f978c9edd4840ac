import type { NamedVehicle, StockAnswer } from '../answer.ts';
import { pointedAt } from '../follow-up.ts';
import type { DealerKnowledge, Knowledge } from '../passages/knowledge.ts';
import type { Talk } from '../talk.ts';
import { isOfOtherBadge } from './badge-words.ts';
import { DISTINCTIONS } from './told-apart.ts';
import { namedInStock } from './vehicle-in-question.ts';

/** Vehicles that a part of a question means. */
export interface Meant {
	vehicles: readonly NamedVehicle[];
	/** Whether these are all that have the name. */
	isAll: boolean;
}

const IT = /\b(?:it|its|this|that)\b/;

/**
 * The vehicles that a part of a question means: one that it points to, those of the stock that it names, or the vehicle of the
 * conversation. The stock's answer where it has none of the name; null for a part that means none.
 *
 * @param not a vehicle that is not meant
 */
export async function meantVehicles(
	text: string,
	not: NamedVehicle | null,
	asked: { talk: Talk; dealer: DealerKnowledge; knowledge: Knowledge },
): Promise<Meant | StockAnswer | null> {
	const { talk, dealer } = asked;
	const isNot = ({ slug }: NamedVehicle) => slug !== not?.slug;
	const pointed = pointedAt(text.trim(), talk, dealer.names);
	const vehicles = pointed ? ('options' in pointed ? pointed.options : [pointed.vehicle]).filter(isNot) : [];
	// 'The white Corolla' is not just any Corolla of the conversation.
	const isPlain = text.search(DISTINCTIONS) < 0 && !isOfOtherBadge(text, vehicles, dealer.names);
	const found = vehicles.length > 0 && isPlain ? null : await namedInStock(text, asked);
	if (found) return meantOf(found, isNot);
	if (vehicles.length > 0) return { vehicles, isAll: true };
	const own = IT.test(text) ? (talk.subject ?? talk.page) : null;
	return own && isNot(own) ? { vehicles: [own], isAll: true } : null;
}

function meantOf(answer: StockAnswer, isNot: (one: NamedVehicle) => boolean): Meant | StockAnswer {
	const { found, withdrawn = [], total } = answer;
	const vehicles = (found.length > 0 ? found : withdrawn).filter(isNot);
	if (vehicles.length === 0) return { ...answer, found: [], total: 0 };
	return { vehicles, isAll: total <= found.length };
}
