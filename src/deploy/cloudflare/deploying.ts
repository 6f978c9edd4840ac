import { setTimeout as pause } from 'node:timers/promises';
import type { Rest } from '../hosted/rest.ts';
import { TargetError } from '../target.ts';
import { DeploymentSchema, isMade, type Project, resultOf } from './api.ts';
import { assetKey, sendAssets } from './assets.ts';
import { deploymentForm } from './deployment-form.ts';
import type { CloudflareProjects } from './projects.ts';

const POLL_MS = 500;
const MAKING_MS = 5 * 60_000;

/** Makes a deployment, which visitors get as soon as it is complete, and waits for that. */
export async function makeDeployment(rest: Rest, path: string, form: FormData): Promise<void> {
	const schema = resultOf(DeploymentSchema);
	let { result: made } = await rest.ask(schema, `${path}/deployments`, { method: 'POST', body: form });
	for (const end = Date.now() + MAKING_MS; !isMade(made); await pause(POLL_MS)) {
		if (made.latest_stage.status === 'failure')
			throw new TargetError(
				`Cloudflare could not make the deployment (${made.latest_stage.name}); deploy again`,
			);
		if (Date.now() > end)
			throw new TargetError(`Cloudflare has not made deployment ${made.id}; deploy again`);
		made = (await rest.ask(schema, `${path}/deployments/${made.id}`)).result;
	}
}

/** Takes a site off: its hosts are free for others, and its own address shows no page. Its deployments stay. */
export async function takeOff(
	rest: Rest,
	projects: CloudflareProjects,
	project: Project,
	title: string,
): Promise<void> {
	const page = Buffer.from('<!doctype html><title>There is no site here</title>');
	const key = assetKey(page, '404.html');
	const path = projects.pathOf(project.name);
	const assets = { '404.html': { key, size: page.byteLength, read: async () => page } };
	await sendAssets(rest, `${path}/upload-token`, assets);
	await projects.setHosts(project, []);
	await makeDeployment(rest, path, await deploymentForm(title, { '404.html': key }, {}, null));
}
