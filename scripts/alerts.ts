import { planAlerts } from '../src/lead-api/alerts/plan-alerts.ts';
import { storeLocation, VARIABLES } from '../src/lead-api/config.ts';
import { siteSearches } from '../src/lead-api/garage/site-search.ts';
import { describeError, jsonLog } from '../src/lead-api/log.ts';
import { watchSites } from '../src/lead-api/watch-sites.ts';
import { command, UserError } from './command.ts';
import { openExistingStore } from './leads/open-existing-store.ts';

const usage = `
Looks once for changes of the vehicles that shoppers saved and for new matches of their saved searches, in the stock of the latest builds: npm run alerts

The alerts are put into the outbox of the lead API, which sends them, at most one a day and channel, outside quiet hours. The service does
the same by itself after every build and every ten minutes.

  LEAD_API_STORE   ${VARIABLES.LEAD_API_STORE}
  LEAD_API_SITES   ${VARIABLES.LEAD_API_SITES}
`;

await command({ usage, options: {} }, async () => {
	const place = storeLocation(process.env.LEAD_API_STORE);
	if (!place) throw new UserError(`LEAD_API_STORE takes ${VARIABLES.LEAD_API_STORE}`);
	const folder = process.env.LEAD_API_SITES ?? 'dist/.api';
	const now = () => new Date();
	const log = jsonLog((line) => process.stderr.write(line), now);
	const sites = await watchSites(folder, 'own', log).catch((cause: unknown) => {
		throw new UserError(
			`${folder} cannot be read (${describeError(cause)}): build the sites first, or name the folder with LEAD_API_SITES`,
		);
	});
	sites.stop();
	const openSearch = siteSearches(folder);
	const store = await openExistingStore(place);
	try {
		for (const site of sites.all()) {
			if (!site.accounts?.alerts) continue;
			const count = await planAlerts(store, site, now(), openSearch);
			console.log(`${site.slug}: ${count} ${count === 1 ? 'alert' : 'alerts'} to send`);
		}
	} finally {
		await store.close();
	}
	return undefined;
});
