import type { ItemType } from '../vehicle/attributes/item-type.ts';

/** An answer to choose, with its share of the typical price that it adds or takes off. */
export interface ConditionAnswer {
	label: string;
	/** What the answer means, under its label. */
	hint?: string;
	/** Share of the typical price: 0.02 adds two per cent. Null where only an inspection can tell. */
	share: number | null;
}

/** A question about a vehicle's condition. Its name and its answers' names are the keys and values of `adjustmentAnswers`. */
export interface ConditionQuestion {
	label: string;
	answers: Readonly<Record<string, ConditionAnswer>>;
}

const SERVICE_HISTORY: ConditionQuestion = {
	label: 'Service history',
	answers: {
		full: { label: 'Full, with the log book', share: 0.025 },
		some: { label: 'Some of it', share: -0.015 },
		none: { label: 'None', share: -0.05 },
	},
};

const TYRES: ConditionQuestion = {
	label: 'Tyres',
	answers: {
		good: { label: 'Plenty left', share: 0 },
		worn: { label: 'Need replacing soon', share: -0.035 },
		unsure: { label: 'Not sure', share: -0.01 },
	},
};

const yesNo = (label: string): ConditionQuestion => ({
	label,
	answers: { no: { label: 'No', share: 0 }, yes: { label: 'Yes', share: null } },
});

/** The questions about each kind of vehicle, in the order they are asked (TRADEIN-007, resolution 122). */
export const CONDITION_QUESTIONS: Readonly<Record<ItemType, Readonly<Record<string, ConditionQuestion>>>> = {
	car: {
		body: {
			label: 'Paint and panels',
			answers: {
				like_new: { label: 'Like new', hint: 'No marks you would notice', share: 0.02 },
				normal: { label: 'Normal wear', hint: 'Small stone chips, light scratches', share: 0 },
				damaged: {
					label: 'Some damage',
					hint: 'A dent, scrape or rust you can see from two metres',
					share: -0.06,
				},
			},
		},
		tyres: TYRES,
		service_history: SERVICE_HISTORY,
		accident: yesNo('Has it been in an accident, a flood or hail?'),
	},
	motorcycle: {
		body: {
			label: 'Paint and panels',
			answers: {
				like_new: { label: 'Like new', hint: 'No marks you would notice', share: 0.02 },
				normal: { label: 'Normal wear', hint: 'Light scratches, small chips', share: 0 },
				damaged: {
					label: 'It has been down',
					hint: 'Scrapes, bent levers, a cracked fairing',
					share: -0.12,
				},
			},
		},
		tyres: { ...TYRES, label: 'Tyres and chain' },
		service_history: SERVICE_HISTORY,
		accident: yesNo('Has it been written off and repaired?'),
	},
	caravan: {
		body: {
			label: 'Outside',
			answers: {
				like_new: { label: 'Like new', hint: 'No marks you would notice', share: 0.02 },
				normal: { label: 'Normal wear', hint: 'Stone chips, faded stickers', share: 0 },
				damaged: {
					label: 'Some damage',
					hint: 'Dents, hail marks or cracks you can see from two metres',
					share: -0.08,
				},
			},
		},
		tyres: TYRES,
		service_history: { ...SERVICE_HISTORY, label: 'Service history of the chassis' },
		accident: yesNo('Has water ever come in, or has it been in an accident?'),
	},
};

/** Answers by the names of the questions. */
export type ConditionAnswers = Readonly<Record<string, string | number | boolean>>;

/** The errors in answers about a vehicle's condition: every question needs one of its answers. */
export function conditionProblems(
	itemType: ItemType,
	answers: ConditionAnswers,
): { field: string; message: string }[] {
	return Object.entries(CONDITION_QUESTIONS[itemType]).flatMap(([name, question]) =>
		answerOf(question, answers[name])
			? []
			: [{ field: `adjustmentAnswers.${name}`, message: `Please choose an answer: ${question.label}` }],
	);
}

/** The chosen answer of a question; null where it has none of its answers. */
export function answerOf(
	{ answers }: ConditionQuestion,
	chosen: string | number | boolean | undefined,
): ConditionAnswer | null {
	return Object.hasOwn(answers, String(chosen)) ? (answers[String(chosen)] ?? null) : null;
}
