import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { accountsOfStore } from './accounts.ts';
import { alertConsentOfStore } from './alert-consent.ts';
import { alertMessagesOfStore } from './alert-messages.ts';
import { closingStores } from './closing.ts';
import { deliveries } from './deliveries.ts';
import { erasingLeads } from './erasing.ts';
import { garagesOfStore } from './garages.ts';
import { keepingLeads } from './keeping.ts';
import { limitsOfLeads } from './limits.ts';
import { numberChangesOfStore } from './number-changes.ts';
import { passkeysOfStore } from './passkeys.ts';
import { privateAnswersOfLeads } from './private-answers.ts';
import { reservationChangesOfStore } from './reservation-changes.ts';
import { reservationModelOfStore } from './reservation-model.ts';
import { reservationsOfStore } from './reservations.ts';
import { spinsOfStore } from './spins.ts';
import { stepsOfLeads } from './steps.ts';
import { tradeInsOfStore } from './trade-ins.ts';
import { watchlistsOfStore } from './watchlists.ts';

/** The contract of every lead store, whatever its database. `open` opens the same store every time it is called. */
export function leadStoreContract(name: string, open: () => Promise<LeadStore>): void {
	closingStores(name, open);
	keepingLeads(name, open);
	limitsOfLeads(name, open);
	stepsOfLeads(name, open);
	deliveries(name, open);
	erasingLeads(name, open);
	privateAnswersOfLeads(name, open);
	tradeInsOfStore(name, open);
	accountsOfStore(name, open);
	numberChangesOfStore(name, open);
	passkeysOfStore(name, open);
	watchlistsOfStore(name, open);
	garagesOfStore(name, open);
	alertConsentOfStore(name, open);
	alertMessagesOfStore(name, open);
	spinsOfStore(name, open);
	reservationsOfStore(name, open);
	reservationChangesOfStore(name, open);
	reservationModelOfStore(name, open);
}
