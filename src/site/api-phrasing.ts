import type { ApiPhrasing } from '../api/phrasing-settings.ts';
import type { Dealer } from '../config/complete-dealer.ts';

/** The dealer's language model for the lead API; null where none phrases answers. */
export function apiPhrasing({ features: { chat } }: Dealer): ApiPhrasing | null {
	if (chat === false || !chat.answers || chat.provider !== null || chat.model === null) return null;
	const { url, name, key_env, dollars_per_day, dollars_per_million_tokens } = chat.model;
	return { url, model: name, key_env, dollars_per_day, dollars_per_million_tokens };
}
