import type { Answer, NamedVehicle } from './answer.ts';
import type { DealerKnowledge, Knowledge } from './knowledge.ts';
import { MAKES } from './makes.ts';
import { subjectWords } from './question-words.ts';
import { isSeeking, stockQuestion } from './stock-question.ts';
import type { Talk } from './talk.ts';
import { namesIn, naming, withoutNames } from './vehicle-words.ts';

/** How many vehicles a question offers to choose from. */
const MOST_OPTIONS = 4;

/** What tells vehicles of one name apart. */
const DISTINCTIONS =
	/\b(?:19|20)\d\d\b|\b(?:white|black|silver|gr[ae]y|red|blue|green|yellow|orange|brown|gold|beige|bronze|purple|auto(?:matic)?|manual|diesel|petrol|hybrid|electric)\b/g;

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
	const known = [...dealer.names, ...MAKES];
	const others = known.filter(({ make, model }) => make !== talk.page?.make || model !== talk.page.model);
	const isOfPage = (name: string) => talk.page !== null && naming(name, talk.page) > 0;
	const names = namesIn(question, others).filter((name) => !isOfPage(name));
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
