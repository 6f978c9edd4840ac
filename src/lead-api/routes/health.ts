import { health, ready } from '../../api/health.ts';
import { Refusal } from '../answers/refusal.ts';
import { readiness } from '../readiness.ts';
import { route } from '../route.ts';

/** Whether the service runs. */
export const healthRoute = route(health, () => () => ({ status: 'ok' as const }));

/** Whether the service can accept leads. */
export const readyRoute = route(ready, (deps) => {
	const unavailability = readiness(deps);
	return async () => {
		if (deps.sites.all().length === 0) throw new Refusal(503, 'No dealer is known yet: build the sites.');
		const reason = await unavailability();
		if (reason !== null) throw new Refusal(503, reason);
		return { status: 'ok' as const };
	};
});
