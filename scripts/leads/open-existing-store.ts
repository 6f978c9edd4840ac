import { existsSync } from 'node:fs';
import { openStore, type StoreLocation } from '../../src/lead-api/store/open-store.ts';
import type { LeadStore } from '../../src/lead-api/store/store.ts';
import { thrownMessage } from '../../src/thrown-message.ts';
import { UserError } from '../command.ts';

/**
 * Opens a store that exists. The service creates its SQLite file; a command that did so would answer a request for erasure from an
 * empty file under a mistyped name. Throws a UserError where there is none, or where it cannot be opened.
 */
export async function openExistingStore(place: StoreLocation): Promise<LeadStore> {
	if ('sqlite' in place && !existsSync(place.sqlite))
		throw new UserError(
			`There is no store at ${place.sqlite}. Name the one of the service with LEAD_API_STORE`,
		);
	try {
		return await openStore(place, () => undefined);
	} catch (error) {
		throw new UserError(thrownMessage(error));
	}
}
