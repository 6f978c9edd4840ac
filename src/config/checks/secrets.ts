import { isConfidentialUrl } from '../../domain/lead/confidential-url.ts';
import type { Check } from './check.ts';

/** Parameters of an address that are secrets, by their names. */
const SECRET_PARAMETER =
	/^(?:(?:api|access|auth|feed)?[-_]?(?:key|token)|password|pass|pwd|secret|sig|signature)$/i;

function secretParameters(url: string): string[] {
	return [...new URL(url).searchParams.keys()].filter((name) => SECRET_PARAMETER.test(name));
}

/**
 * A dealer's folder contains only the names of environment variables, never their values. Messages do not quote the
 * found value, as it may be the secret.
 */
export const secretsStayOutside: Check = {
	name: 'secrets-stay-outside',
	check: ({ dealer: { stock, forms, features, accounts, checkout } }) => {
		const texts = accounts.text_service;
		const http = stock.from.source === 'http' ? stock.from : null;
		const webhooks = forms.routes.map(({ webhook }, index) => ({
			webhook,
			option: `forms.routes[${index}].webhook`,
		}));
		const { lookup = null, valuation = null } = features.trade_in || {};
		const tradeIn = Object.entries({ lookup, valuation }).flatMap(([name, service]) =>
			service !== null && typeof service === 'object'
				? [{ service, option: `features.trade_in.${name}` }]
				: [],
		);
		const stripe = checkout !== false && checkout.provider === 'stripe' ? checkout : null;
		const model = features.chat === false ? null : features.chat.model;
		const names = [
			{ option: 'stock.from.authorization_env', name: http?.authorization_env },
			...Object.entries(http?.query_env ?? {}).map(([parameter, name]) => ({
				option: `stock.from.query_env.${parameter}`,
				name,
			})),
			...webhooks.map(({ webhook, option }) => ({
				option: `${option}.secret_env`,
				name: webhook?.secret_env,
			})),
			...tradeIn.map(({ service, option }) => ({ option: `${option}.key_env`, name: service.key_env })),
			{ option: 'accounts.text_service.secret_env', name: texts?.secret_env },
			{ option: 'features.chat.model.key_env', name: model?.key_env },
			{ option: 'checkout.key_env', name: stripe?.key_env },
			{ option: 'checkout.webhook_secret_env', name: stripe?.webhook_secret_env },
		];
		const addresses = [
			{ option: 'stock.from.url', url: http?.url },
			...webhooks.map(({ webhook, option }) => ({ option: `${option}.url`, url: webhook?.url })),
			...tradeIn.map(({ service, option }) => ({ option: `${option}.url`, url: service.url })),
			{ option: 'features.chat.model.url', url: model?.url },
			{ option: 'accounts.text_service.url', url: texts?.provider === 'gateway' ? texts.url : undefined },
		];
		return [
			...names
				.filter(({ name }) => name !== undefined && !/^[A-Z][A-Z0-9_]*$/.test(name))
				.map(({ option }) => ({
					option,
					message:
						'expected the name of an environment variable, such as COAST_FEED_TOKEN, found something else',
				})),
			...addresses
				.filter(({ url }) => url !== undefined && (new URL(url).username || new URL(url).password))
				.map(({ option }) => ({
					option,
					message: 'expected an address without user name and password, found one with them',
				})),
			...(http ? secretParameters(http.url) : []).map((parameter) => ({
				option: 'stock.from.url',
				message: `expected an address without the secret ${parameter}, found one; name a variable with its value in stock.from.query_env`,
			})),
			...(http && (http.authorization_env ?? http.query_env) && !isConfidentialUrl(http.url)
				? [{ option: 'stock.from.url', message: 'expected an address with https://, as it is sent a secret' }]
				: []),
		];
	},
};
