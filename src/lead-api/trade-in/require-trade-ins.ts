import type { ApiSite } from '../../api/site/site-file.ts';
import { Refusal } from '../answers/refusal.ts';

/** The dealer's settings for trade-ins. Throws a 404 Refusal for a dealer that takes none. */
export function requireTradeIns({ trade_in }: ApiSite): NonNullable<ApiSite['trade_in']> {
	if (!trade_in) throw new Refusal(404, 'This dealer takes no trade-ins online. Please call us.');
	return trade_in;
}
