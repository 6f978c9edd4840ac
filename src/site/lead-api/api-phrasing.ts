import type { ApiPhrasing } from '../../api/chat/phrasing-settings.ts';
import { chatModelOf } from '../../config/chat-model.ts';
import type { Dealer } from '../../config/complete-dealer.ts';

/** The dealer's language model for the lead API; null where none phrases answers. */
export function apiPhrasing({ features }: Dealer): ApiPhrasing | null {
	const chosen = chatModelOf(features);
	if (chosen === null) return null;
	const { url, name, key_env, dollars_per_day, dollars_per_million_tokens } = chosen;
	return { url, model: name, key_env, dollars_per_day, dollars_per_million_tokens };
}
