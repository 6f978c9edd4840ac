import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import { bidDollars } from '../../../domain/lead/number-entry.ts';
import { CONDITION_QUESTIONS, conditionProblems } from '../../../domain/trade-in/condition.ts';
import { plateProblem } from '../../../domain/trade-in/number-plate.ts';
import {
	AMOUNT_OWING_PROBLEM,
	DESIRED_PRICE_PROBLEM,
	hasOdometer,
	kilometresProblem,
	readKilometres,
	vehicleName,
	vehicleYearProblem,
} from '../../../domain/trade-in/own-vehicle.ts';
import type { ItemType } from '../../../domain/vehicle/attributes/item-type.ts';
import { textOf } from '../../forms/embed/form-kit.ts';

/** Control names of the answers about a vehicle's condition. */
export const conditionControl = (name: string) => `adjustmentAnswers.${name}`;

/** The chosen answers about the condition, by their questions; unanswered ones are left out. */
export function conditionAnswers(form: HTMLFormElement, itemType: ItemType): Record<string, string> {
	const given = Object.keys(CONDITION_QUESTIONS[itemType]).map(
		(name) => [name, textOf(form, conditionControl(name)) ?? ''] as const,
	);
	return Object.fromEntries(given.filter(([, answer]) => answer !== ''));
}

/** Make, model and year as they were entered. */
export function ownVehicle(form: HTMLFormElement): { make: string; model: string; year: number } {
	const text = (name: string) => textOf(form, name)?.trim() ?? '';
	return {
		make: vehicleName(text('own_make')),
		model: vehicleName(text('own_model')),
		year: Number(text('own_year')),
	};
}

/** The name of the vehicle: as it was found, else as it was entered; empty where neither is known. */
export function ownTitle(form: HTMLFormElement, found: { title: string } | null): string {
	const { make, model, year } = ownVehicle(form);
	return found ? found.title : [year || '', make, model].join(' ').trim();
}

/** Kilometres and dollars as they were entered; null for none. */
export const kmsOf = (form: HTMLFormElement) => readKilometres(textOf(form, 'kms') ?? '');
export const dollarsOf = (form: HTMLFormElement, name: string) => bidDollars(textOf(form, name) ?? '');

/** What is still owed on the vehicle, dollars; null where nothing is, or how much was not said. */
export const owedOf = (form: HTMLFormElement) =>
	textOf(form, 'finance') === 'Yes' ? dollarsOf(form, 'amount_owing') : null;

/** What must be mended in the answers of a trade-in, in the order of its fields. */
export function ownProblems(
	form: HTMLFormElement,
	{ itemType, isByHand, isInspection }: { itemType: ItemType; isByHand: boolean; isInspection: boolean },
): LeadProblem[] {
	const text = (name: string) => textOf(form, name)?.trim() ?? '';
	const isOwing = text('finance') === 'Yes' && text('amount_owing') !== '';
	const found: [string, string | false | null][] = [
		['rego', !isByHand && plateProblem(text('rego'))],
		['own_make', isByHand && text('own_make') === '' && 'Please enter the make, such as Mazda.'],
		['own_model', isByHand && text('own_model') === '' && 'Please enter the model, such as CX-5.'],
		['own_year', isByHand && vehicleYearProblem(text('own_year'), new Date().getFullYear())],
		['kms', hasOdometer(itemType) && kilometresProblem(text('kms'))],
		...conditionProblems(itemType, conditionAnswers(form, itemType)).map(
			({ field, message }): [string, string] => [field, message],
		),
		['finance', text('finance') === '' && 'Please say whether you owe money on it.'],
		['amount_owing', isOwing && dollarsOf(form, 'amount_owing') === null && AMOUNT_OWING_PROBLEM],
		['location_id', textOf(form, 'location_id') === '' && 'Please choose where you would bring it.'],
		[
			'desired_price',
			text('desired_price') !== '' && dollarsOf(form, 'desired_price') === null && DESIRED_PRICE_PROBLEM,
		],
		[
			'inspection_date',
			isInspection && !text('inspection_date').includes('T') && 'Please choose a day and a time.',
		],
	];
	return found.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}
