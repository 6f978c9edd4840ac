const KINDS =
	'white|black|silver|gr[ae]y|red|blue|green|yellow|orange|brown|gold|beige|bronze|purple|auto(?:matic)?|manual|diesel|petrol|hybrid|electric';

/** What tells vehicles of one name apart. */
export const DISTINCTIONS = new RegExp(`\\b(?:(?:19|20)\\d\\d|${KINDS})\\b`, 'g');

/** Before a name that only one kind of its vehicles is meant by: 'the white 2022'. */
const TOLD = new RegExp(
	`\\b(?:the|that|your)(?: (?:19|20)\\d\\d)? (?:other|${KINDS})(?: (?:19|20)\\d\\d)?(?: [\\w-]+)? $`,
);

const CONDITION = /\b(?:the|an?|any|your) (?:brand )?(new|used|demo|second[- ]hand) $/;

/** The condition of vehicles before a name in a text: 'a new Corolla'. */
export const conditionsBefore = (text: string, names: readonly string[]): string[] =>
	names.flatMap((name) => CONDITION.exec(text.slice(0, text.indexOf(name)))?.[1] ?? []);

/** Whether a text says by more than a name which vehicle it means: 'the white Corolla' is not just any Corolla. */
export const isTold = (text: string, names: readonly string[]): boolean =>
	names.some((name) => TOLD.test(text.slice(0, text.indexOf(name)))) ||
	conditionsBefore(text, names).length > 0;
