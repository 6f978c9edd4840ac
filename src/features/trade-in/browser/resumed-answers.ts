import type { ResumedTradeIn } from '../../../api/trade-in/resume.ts';
import { conditionControl } from './own-answers.ts';

/** The answers of a trade-in that was begun on another device, by the names of the form's controls. */
export function resumedAnswers(begun: ResumedTradeIn): Record<string, string> {
	const { rego, regoState, make, model, year, kms, adjustmentAnswers } = begun;
	const answers = {
		rego,
		regoState,
		own_make: make,
		own_model: model,
		own_year: year,
		kms,
		...Object.fromEntries(
			Object.entries(adjustmentAnswers).map(([name, answer]) => [conditionControl(name), answer]),
		),
	};
	return Object.fromEntries(
		Object.entries(answers).flatMap(([name, answer]) => (answer === null ? [] : [[name, String(answer)]])),
	);
}
