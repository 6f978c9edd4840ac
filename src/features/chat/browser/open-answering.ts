import type { NamedVehicle } from '../../../domain/answers/answer.ts';
import { converse } from '../../../domain/answers/converse.ts';
import {
	type DealerAnswers,
	dealerKnowledge,
	NO_DEALER_ANSWERS,
} from '../../../domain/answers/passages/dealer-answers.ts';
import type { Knowledge, VehicleKnowledge } from '../../../domain/answers/passages/knowledge.ts';
import { vehiclePassages } from '../../../domain/answers/passages/vehicle-passages.ts';
import { notYetAsked, suggestedQuestions } from '../../../domain/answers/questions/suggested-questions.ts';
import { isEnded } from '../../../domain/vehicle/state/vehicle-state.ts';
import { ANSWERS_PATH, vehicleFactsPath, vehiclePath } from '../../../paths/paths.ts';
import { currentFacts } from '../../../ui/live-update/current-facts.ts';
import { readVehicleFacts } from '../../../ui/live-update/read-vehicle-facts.ts';
import type { Answering } from './answering.ts';
import { phrase } from './phrase.ts';

/** How many questions are suggested over a conversation. */
const MOST_SUGGESTED = 6;

/**
 * Answers questions from the site's own files, in the browser: the facts of vehicles with live updates applied, what the dealer's pages
 * say, and the search of the stock. What could not be loaded is tried again with the next question.
 *
 * @param page the vehicle of the page; null on other pages
 * @param api the lead API's base path
 */
export function openAnswering(page: NamedVehicle | null, api: string | null): Answering {
	const vehicle = remembered(
		({ slug }: NamedVehicle) => slug,
		(one) => vehicleKnowledge(one, api),
	);
	const dealer = remembered(
		() => '',
		() => loadDealer(),
	);
	const dealerNow = async () => dealerKnowledge((await dealer(null)) ?? NO_DEALER_ANSWERS, new Date());
	const shown = remembered(
		() => '',
		() => shownVehicle(location.pathname),
	);
	const stock = askStock();
	const knowledge = async (): Promise<Knowledge> => ({
		page: page ?? (await shown(null)),
		vehicle,
		dealer: dealerNow,
		stock,
	});
	return {
		answer: async (question, turns) => {
			const known = await knowledge();
			const answer = await converse(question, turns, known, new Date());
			return { answer, on: known.page?.slug ?? null };
		},
		phrase: async (answer, show) => {
			if (api !== null) await phrase(answer, api, show);
		},
		notYetAsked: (suggestions, turns) => notYetAsked(suggestions, turns, page),
		suggested: async () => {
			const own = page && (await vehicle(page));
			const known = own && own !== 'gone' ? own.passages : [];
			return suggestedQuestions([...known, ...(await dealerNow()).passages], {
				isOfVehicle: page !== null,
				most: MOST_SUGGESTED,
				now: new Date(),
			});
		},
	};
}

/** The vehicle of the page at an address, which has no chat of its own where it is sold; null for other pages. */
async function shownVehicle(pathname: string): Promise<NamedVehicle | null> {
	const slug = pathname.split('/').at(-1) ?? '';
	if (pathname !== vehiclePath(slug)) return null;
	const read = await readVehicleFacts(vehicleFactsPath(slug), (path) => fetch(path));
	if (read.kind !== 'found') return null;
	const { title, summary } = read.facts;
	const named = (label: string) => summary.find(([name]) => name === label)?.[1] ?? '';
	return { slug, title, make: named('Make'), model: named('Model') };
}

/** A function that loads something once by a key; a null is not kept. */
function remembered<Asked, Loaded>(
	keyOf: (asked: Asked) => string,
	load: (asked: Asked) => Promise<Loaded | null>,
) {
	const known = new Map<string, Loaded>();
	return async (asked: Asked): Promise<Loaded | null> => {
		const key = keyOf(asked);
		const loaded = known.get(key) ?? (await load(asked));
		if (loaded !== null) known.set(key, loaded);
		return loaded;
	};
}

async function vehicleKnowledge(
	{ slug }: NamedVehicle,
	api: string | null,
): Promise<VehicleKnowledge | 'gone' | null> {
	const read = await readVehicleFacts(vehicleFactsPath(slug), (path) => fetch(path));
	if (read.kind !== 'found') return read.kind === 'unknown' ? 'gone' : null;
	const facts = await currentFacts(read.facts, api, new Date());
	try {
		return {
			passages: vehiclePassages(facts, vehiclePath(slug)),
			isEnded: isEnded(facts.state),
			location: facts.location?.name ?? null,
		};
	} catch (error) {
		// A file of another build than this script's may have another shape.
		console.warn('The facts of a vehicle could not be read', error);
		return null;
	}
}

async function loadDealer(): Promise<DealerAnswers | null> {
	try {
		const response = await fetch(ANSWERS_PATH);
		if (!response.ok) throw new Error(`${ANSWERS_PATH} responded with ${response.status}`);
		const answers = (await response.json()) as DealerAnswers;
		// A file of another build than this script's may have another shape.
		if (![answers.pages, answers.locations, answers.names].every(Array.isArray))
			throw new Error(`${ANSWERS_PATH} does not have the lists of this build`);
		return answers;
	} catch (error) {
		console.warn('What the dealer’s pages say could not be loaded', error);
		return null;
	}
}

/** The search of the stock, opened by the first question that needs it. */
function askStock(): Knowledge['stock'] {
	const open = remembered(
		() => '',
		async () => (await import('../../../browser/stock-search/ask-stock.ts')).openStock(),
	);
	return async (question, near) => {
		try {
			const ask = await open(null);
			return (await ask?.(question, near?.slug ?? null)) ?? null;
		} catch (error) {
			console.warn('The stock cannot be searched now', error);
			return null;
		}
	};
}
