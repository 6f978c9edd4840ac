import { parseRedirects } from '../../preview/rules/redirects-file.ts';
import { PRODUCTION } from './projects.ts';
import { workerRoutes, workerScript } from './worker.ts';

/** Files that Cloudflare reads and does not show. They are parts of the form, not assets. */
export const RULE_FILES: readonly string[] = ['_headers', '_redirects'];

/** The day whose runtime behaviour a worker is written for. */
const COMPATIBILITY_DATE = '2026-01-01';

/**
 * The form that makes a deployment, in one step.
 *
 * @param keys the key of each shown file, by path
 * @param rules the texts of {@link RULE_FILES}
 * @param api where requests to `/api/` go; null for none
 */
export async function deploymentForm(
	title: string,
	keys: Readonly<Record<string, string>>,
	rules: Readonly<Record<string, string>>,
	api: string | null,
): Promise<FormData> {
	const form = new FormData();
	const manifest = Object.entries(keys).map(([path, key]) => [`/${path}`, key]);
	form.set('manifest', JSON.stringify(Object.fromEntries(manifest)));
	form.set('branch', PRODUCTION);
	form.set('commit_message', title);
	const redirects = parseRedirects(rules['_redirects'] ?? '').rules;
	const gone = redirects.flatMap((rule) => (rule.kind === 'show' && rule.status === 410 ? [rule.from] : []));
	for (const [path, text] of Object.entries(rules))
		form.set(path, new File([path === '_redirects' ? withoutGone(text) : text], path));
	const script = workerScript({ gone, api });
	if (script !== null) {
		form.set('_worker.bundle', await workerBundle(script));
		form.set('_routes.json', new File([workerRoutes({ gone, api })], '_routes.json'));
	}
	return form;
}

/** Rules that Cloudflare would refuse; the worker follows them. */
function withoutGone(redirects: string): string {
	return redirects
		.split('\n')
		.filter((line) => !/\s410\s*$/.test(line))
		.join('\n');
}

/** A worker as Cloudflare's upload of scripts takes it: a form in a file. */
async function workerBundle(script: string): Promise<File> {
	const form = new FormData();
	const metadata = { main_module: 'worker.js', compatibility_date: COMPATIBILITY_DATE, bindings: [] };
	form.set('metadata', JSON.stringify(metadata));
	form.set('worker.js', new File([script], 'worker.js', { type: 'application/javascript+module' }));
	const sent = await new Response(form).blob();
	return new File([sent], '_worker.bundle', { type: sent.type });
}
