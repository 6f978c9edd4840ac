import { MISCELLANEOUS_PATH } from '../../../api/leads/miscellaneous-path.ts';
import type { ValuationAnswer } from '../../../api/trade-in/valuation.ts';
import type { BegunLead } from '../../../browser/stores/form-progress.ts';

/** Posts a valuation for the dealer's records; success and failure are only logged (TRADEIN-025, TRADEIN-026). */
export async function saveValuation(
	api: string,
	{ lead_id, first_submission_id }: BegunLead,
	valuation: ValuationAnswer,
): Promise<void> {
	try {
		const response = await fetch(api + MISCELLANEOUS_PATH, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ ...valuation, column_name: 'valuation', lead_id, first_submission_id }),
		});
		if (!response.ok) throw new Error(`status ${response.status}`);
		console.info('Valuation data saved');
	} catch {
		console.error('Failed to save valuation data');
	}
}
