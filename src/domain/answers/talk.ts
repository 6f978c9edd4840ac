import type { Answer, NamedVehicle, QuotedAnswer, Turn } from './answer.ts';

/** What a conversation has been about so far. */
export interface Talk {
	/** The vehicle of the page; null on other pages. */
	page: NamedVehicle | null;
	/** What 'it' means: the vehicle last spoken about; null for none, or where it is one of several. */
	subject: NamedVehicle | null;
	/**
	 * The vehicle that the last answer was about, beside which 'the other one' is another; the page's own before any. A list answers about
	 * none.
	 */
	answered: NamedVehicle | null;
	/** The vehicles of the last list, where 'it' may be any of them. */
	listed: readonly NamedVehicle[];
	/** The vehicles of the last comparison, while it is spoken of one of them. */
	compared: readonly NamedVehicle[];
	/** All vehicles so far, the latest last. */
	mentioned: readonly NamedVehicle[];
	/** The last question about a vehicle; null for none. */
	asked: string | null;
	/** The last question about the stock, where vehicles were found and nothing was asked since; null for none. */
	searched: string | null;
}

/** What a conversation has been about, from its turns on this page and on others. */
export function talkOf(page: NamedVehicle | null, turns: readonly Turn[]): Talk {
	const start: Talk = {
		page,
		subject: page,
		answered: page,
		listed: [],
		compared: [],
		mentioned: page ? [page] : [],
		asked: null,
		searched: null,
	};
	return turns.reduce(after, start);
}

function after(before: Talk, { question, answer, on }: Turn): Talk {
	const isFound = answer.kind === 'stock' && answer.found.length > 0;
	const searched = isFound ? (answer.asked ?? question) : null;
	// A search that found nothing is narrowed no more, and the one before it still is.
	const talk = { ...before, searched: answer.kind === 'stock' && !isFound ? before.searched : searched };
	// On another page 'it' meant another vehicle.
	return on === (talk.page?.slug ?? null) ? inside(talk, answer) : beside(talk, answer);
}

/** What is known of a conversation that was had on another page: the vehicles that it was about. */
function beside(talk: Talk, answer: Answer): Talk {
	const named =
		answer.kind === 'stock' ? answer.found : answer.kind === 'quoted' ? quotedVehicles(answer) : [];
	const { page } = talk;
	const mentioned = [...named, ...(page ? [page] : [])].reduce(withLast, talk.mentioned);
	return { ...talk, mentioned };
}

function inside(talk: Talk, answer: Answer): Talk {
	switch (answer.kind) {
		case 'quoted': {
			const { about, asked } = answer;
			const quoted = quotedVehicles(answer);
			const mentioned = quoted.reduce(withLast, talk.mentioned);
			const isOfCompared = talk.compared.some(({ slug }) => slug === about?.slug);
			const compared = quoted.length > 1 ? quoted : isOfCompared ? talk.compared : [];
			if (!about) return { ...talk, compared, mentioned, asked };
			// Beside what was spoken of, another one is only compared with it: 'Has the Prado more kms than this?'
			const isBeside = answer.beside?.some(({ slug }) => slug === talk.subject?.slug) ?? false;
			const subject = isBeside ? talk.subject : about;
			return { ...talk, subject, answered: about, compared, mentioned, asked };
		}
		case 'stock': {
			const { found } = answer;
			if (found.length === 0) return talk;
			const [only] = found;
			const mentioned = found.reduceRight<readonly NamedVehicle[]>(withLast, talk.mentioned);
			return {
				...talk,
				mentioned,
				listed: found,
				compared: [],
				subject: found.length === 1 && only ? only : null,
			};
		}
		case 'which':
			return {
				...talk,
				listed: answer.options,
				mentioned: answer.options.reduceRight(withLast, talk.mentioned),
				asked: answer.asked,
			};
		default:
			return talk;
	}
}

/** The vehicles whose facts an answer quotes, the one it is about last. */
const quotedVehicles = ({ about, beside = [] }: QuotedAnswer): readonly NamedVehicle[] =>
	about ? [...beside, about] : beside;

const withLast = (all: readonly NamedVehicle[], one: NamedVehicle): readonly NamedVehicle[] => [
	...all.filter(({ slug }) => slug !== one.slug),
	one,
];
