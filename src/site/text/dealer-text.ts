import { chatModelOf } from '../../config/chat-model.ts';
import type { Dealer } from '../../config/complete-dealer.ts';
import { STATES } from '../../domain/place/states.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { availableCount } from '../../domain/vehicle/stock/available-count.ts';
import type { Site } from '../site.ts';

/** Fills in the variables of a dealer's text, such as `{count}` or `{phone}`. Unknown variables are unchanged. */
export function dealerText(text: string, { dealer, listed }: Site): string {
	const { name, address, phone, email, legal, state } = dealer;
	const values: Record<string, string> = {
		count: formatNumber(availableCount(listed)),
		name,
		city: address.city,
		phone,
		email,
		address: `${address.street}, ${address.city} ${STATES[address.state ?? state].label} ${address.postcode}`,
		entity: legal.entity,
		abn: legal.abn,
		licence: legal.licence,
		price_note: legal.price_note,
		chat_model: chatModel(dealer),
	};
	return text.replace(/\{(\w+)\}/g, (braces, word: string) => values[word] ?? braces);
}

/** For the privacy policy, as an entry of a list: who gets questions from the chat to phrase their answers; nothing where no one does. */
function chatModel({ features }: Pick<Dealer, 'features'>): string {
	const model = chatModelOf(features);
	return model === null
		? ''
		: `- ${model.operator}, whose language model puts answers in our chat into sentences: your question and what this site says about it are sent there. Your name, phone number and email address are not, unless you type them into the question.`;
}
