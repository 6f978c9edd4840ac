import { keepMiscellaneous } from '../../../api/leads/miscellaneous.ts';
import type { ValuationAnswer } from '../../../api/trade-in/valuation.ts';
import type { BegunLead } from '../../../browser/stores/form-progress.ts';

/** Posts a valuation for the dealer's records; success and failure are only logged (TRADEIN-025, TRADEIN-026). */
export async function saveValuation(
	api: string,
	{ lead_id, first_submission_id }: BegunLead,
	valuation: ValuationAnswer,
): Promise<void> {
	const body = { ...valuation, column_name: 'valuation', lead_id, first_submission_id } as const;
	const { status } = await keepMiscellaneous(api, body);
	if (status === 'answered') console.info('Valuation data saved');
	else console.error('Failed to save valuation data');
}
