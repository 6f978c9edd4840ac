import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { type RenderedText, renderMarkdown } from '../../content/markdown.ts';
import { pictureName } from '../../content/markdown-references.ts';
import type { SiteContext } from '../context.ts';
import { blockPicture } from '../pictures/block-picture.ts';
import type { Site } from '../site.ts';
import { dealerText } from './dealer-text.ts';
import { linkPhones, numbersOf } from './link-phones.ts';

/** The `sizes` attribute of pictures in a text. */
const PICTURE_SIZES = '(min-width: 48em) 44rem, 100vw';

/**
 * Renders a dealer's Markdown for a page: variables filled in, pictures in the sizes of content (IMAGES-003), the dealer's phone numbers as
 * links, and links to missing pages as plain text (resolution 218).
 */
export function textHtml(markdown: string, { site, link }: SiteContext): RenderedText {
	return renderMarkdown(dealerText(markdown, site), (tree) => {
		unlinkMissing(tree, link);
		linkPhones(tree, numbersOf(site.dealer));
		visit(tree, { type: 'element', tagName: 'img' }, (image) => sizePicture(image as Element, site));
	});
}

function unlinkMissing(tree: Root, link: SiteContext['link']): void {
	visit(tree, { type: 'element', tagName: 'a' }, (element, index, parent) => {
		const { properties, children } = element as Element;
		const href = String(properties['href'] ?? '');
		if (!href.startsWith('/') || link(href) !== null || parent === undefined || index === undefined)
			return undefined;
		parent.children.splice(index, 1, ...children);
		return [SKIP, index];
	});
}

/** Gives a picture its size and sources; a picture of unknown size that no service resizes keeps only its address. */
function sizePicture(image: Element, site: Site): void {
	const { src, alt } = image.properties;
	const address = String(src ?? '');
	const named = pictureName(address) ?? address;
	const { url, srcset, width, height } = blockPicture({ image: named, alt: String(alt ?? '') }, site);
	const size = srcset || site.pictureSize.has(named) ? { width, height } : {};
	const sources = srcset ? { srcSet: srcset, sizes: PICTURE_SIZES } : {};
	image.properties = {
		...image.properties,
		...(srcset || address.startsWith('/images/') ? { src: url } : {}),
		...sources,
		...size,
		...{ loading: 'lazy', decoding: 'async' },
	};
}
