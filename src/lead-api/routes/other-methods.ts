import { SERVICE_PATH } from '../../api/endpoint.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Api } from '../route.ts';

/** 405 with `Allow` for known paths requested with another method. CORS preflights get no permission either. */
export function otherMethods(app: Api): void {
	const methods = Map.groupBy(
		app.routes.filter(({ method, path }) => method !== 'ALL' && path !== `${SERVICE_PATH}/*`),
		({ path }) => path,
	);
	for (const [path, routes] of methods) {
		const known = routes.map(({ method }) => method);
		const allowed = [...new Set(known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
		app.all(path, () => {
			throw new Refusal(405, `Please use ${allowed.join(' or ')} here.`, {
				headers: { Allow: allowed.join(', ') },
			});
		});
	}
}
