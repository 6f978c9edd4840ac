import type { ApiSite } from '../../api/site/site-file.ts';
import { STATES } from '../../domain/place/states.ts';
import { CONDITION_QUESTIONS } from '../../domain/trade-in/condition.ts';
import { ITEM_TYPES } from '../../domain/vehicle/attributes/item-type.ts';

/** The name of the form field of a question about the vehicle's condition. */
export const conditionControl = (name: string) => `adjustmentAnswers.${name}`;

const QUESTIONS = ITEM_TYPES.flatMap((type) =>
	Object.entries(CONDITION_QUESTIONS[type]).map(
		([name, question]) => [conditionControl(name), question] as const,
	),
);

/** Labels of the fields that only trade-ins have, as the form words them, in page order. */
export const TRADE_IN_LABELS: Readonly<Record<string, string>> = {
	rego: 'Number plate',
	regoState: 'Registered in',
	own_make: 'Make',
	own_model: 'Model',
	own_year: 'Year',
	kms: 'Kilometres',
	...Object.fromEntries(QUESTIONS.map(([control, { label }]) => [control, label])),
	finance: 'Do you owe money on it?',
	amount_owing: 'About how much is left',
	desired_price: 'The figure you have in mind',
	location_id: 'Nearest to you',
	inspection_date: 'When would you like to bring it in?',
};

/** What can be chosen in a field of a trade-in, value and label; null for a field to type into. */
export function tradeInChoices(name: string, site: ApiSite): [string, string][] | null {
	switch (name) {
		case 'regoState':
			return Object.values(STATES).map((state) => [state.label, state.name]);
		case 'finance':
			return ['No', 'Yes'].map((answer) => [answer, answer]);
		case 'location_id':
			return site.locations.map((location) => [location.id, location.name]);
		default: {
			const question = QUESTIONS.find(([control]) => control === name)?.[1];
			return question
				? Object.entries(question.answers).map(([value, { label }]): [string, string] => [value, label])
				: null;
		}
	}
}
