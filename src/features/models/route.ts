import { MODELS_MENU_PATH, MODELS_PATH } from '../../paths/showroom-paths.ts';
import { type Page, page, type Route } from '../../site/route.ts';
import { accessoriesOf, accessoriesPath, modelPage, modelsPath } from './embed/model-address.ts';
import { accessoriesContent } from './view/accessories-page.ts';
import { modelContent } from './view/model-page.ts';
import { modelsContent, modelsMenuContent } from './view/models-page.ts';

/**
 * Pages of new models (MODELS). Each has its own address and `/models/{slug}`, one of which is indexed. Fixed routes come before this one
 * and win (resolution 153).
 */
export const modelsRoute: Route = {
	name: 'models',
	pages: ({ dealer, content: { models } }) => {
		if (dealer.features.models === false || models.length === 0) return [];
		return [
			page({ path: MODELS_PATH, kind: 'models', sitemap: 'pages', content: modelsContent }),
			page({ path: MODELS_MENU_PATH, kind: 'models-menu', sitemap: null, content: modelsMenuContent }),
			...models.flatMap((model) => {
				const own = modelPage(model);
				const modelPageAt = (path: string): Page =>
					page({
						path,
						kind: 'model',
						sitemap: path === own ? 'pages' : null,
						content: (context) => modelContent(model, path, context),
					});
				return [...new Set([own, modelsPath(model.slug)])].map(modelPageAt);
			}),
			...models
				.filter((model) => accessoriesOf(model) > 0)
				.map((model) =>
					page({
						path: accessoriesPath(model.slug),
						kind: 'accessories',
						sitemap: 'pages',
						content: (context) => accessoriesContent(model, context),
					}),
				),
		];
	},
};
