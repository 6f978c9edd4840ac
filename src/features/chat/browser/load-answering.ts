import type { NamedVehicle } from '../../../domain/answers/answer.ts';
import type { Answering } from './answering.ts';

let loaded: Answering | null = null;

/**
 * Loads the rules of answering, once a page; null when that fails, and the next call tries again.
 *
 * @param page the vehicle of the page; null on other pages
 * @param api the lead API's base path
 */
export async function loadAnswering(
	page: NamedVehicle | null,
	api: string | null,
): Promise<Answering | null> {
	if (loaded) return loaded;
	try {
		// Apart from the chat: the rules are needed once the dialog is open, its form at once.
		const { openAnswering } = await import('./open-answering.ts');
		loaded = openAnswering(page, api);
		return loaded;
	} catch (error) {
		console.warn('Questions cannot be answered now', error);
		return null;
	}
}
