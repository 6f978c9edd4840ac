import type { Model } from '../../../domain/content/model.ts';
import { bodyKeys, categoriesOf } from '../../../domain/model/model-categories.ts';
import { modelLabel } from '../../../domain/model/model-label.ts';
import { bodyTypeOf } from '../../../domain/vehicle/attributes/body-types.ts';
import { slugOf } from '../../../domain/vehicle/naming/slug.ts';
import type { SiteContext } from '../../../site/context.ts';
import { blockPicture } from '../../../site/pictures/block-picture.ts';
import type { Site } from '../../../site/site.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';
import type { Picture } from '../../../ui/picture/picture-data.ts';
import type { ModelTile } from '../page-data.ts';
import { makeName, modelStockUrl, modelUrl } from './model-address.ts';

/** A model in the menu and in lists (MODELS-017). */
export function modelTile(model: Model, context: SiteContext): ModelTile {
	const { site, link } = context;
	return {
		name: fullName(model, site),
		line: dealerText(model.line, site),
		label: modelLabel(model.status),
		picture: { ...modelPicture(model, site), alt: '' },
		explore: modelUrl(model),
		stock: modelStockUrl(model, site, link),
		body: bodyTypeOf(model.manufacturer_body)?.label ?? model.manufacturer_body,
		keys: [...bodyKeys(model.manufacturer_body), ...modelCategories(model, site).map(slugOf)],
	};
}

/** Picture of a model: the newer one where it has one (MODELS-008). */
export function modelPicture({ name, image, cloudfront_new_image_url }: Model, site: Site): Picture {
	return blockPicture({ image: cloudfront_new_image_url ?? image.url, alt: name }, site);
}

/** Name of a model, with its make where the site sells several. */
export function fullName({ name, manufacturer }: Model, { dealer, content }: Site): string {
	const isOne = content.models.every((other) => other.manufacturer === manufacturer);
	const make = makeName(manufacturer);
	return (dealer.manufacturer !== null && isOne) || name.startsWith(make) ? name : `${make} ${name}`;
}

/** Menu categories of a model (resolution 154). */
export function modelCategories(model: Model, { dealer: { features } }: Site): string[] {
	return categoriesOf(model, features.models ? features.models.categories : {});
}
