import { z } from 'zod';

/** Image CDNs that sites can use. */
export const CDNS = ['imgix', 'cloudinary', 'cloudflare', 'imagekit'] as const;

const Pixels = z.int().min(16).max(4000);
const Percent = z.int().min(1).max(100);

/** How pictures are sized, and the image CDN that serves them (IMAGES, resolutions 186, 187). */
export const ImagesSchema = z
	.strictObject({
		/** The CDN's address before a picture's key; without it, pictures are served unchanged. */
		cdn_base: z
			.url({ protocol: /^https$/, error: 'expected an address with https://' })
			.nullable()
			.default(null),
		/** The CDN, which decides the URL parameters; default: imgix (w, q, ar and auto=format). */
		cdn: z.enum(CDNS).default('imgix'),
		/** Pixels; browsers choose among them, and the widest is the large picture (IMAGES-004, IMAGES-005). */
		widths: z
			.array(Pixels)
			.min(1)
			.default([375, 400, 640, 1000])
			.transform((widths) => [...new Set(widths)].sort((a, b) => a - b)),
		thumbnail_width: Pixels.default(80),
		/** Percent. */
		quality: Percent.default(75),
		/** Percent, for the widest. */
		large_quality: Percent.default(80),
	})
	.superRefine(({ cdn, cdn_base }, context) => {
		const expected = cdn_base === null ? undefined : FORMS[cdn];
		if (expected && !expected.form.test(cdn_base ?? ''))
			context.addIssue({ code: 'custom', path: ['cdn_base'], message: expected.message, input: cdn_base });
	});

/** For CDNs with parameters in the path: the required end of the address before them. */
const FORMS: Partial<Record<(typeof CDNS)[number], { form: RegExp; message: string }>> = {
	cloudinary: {
		form: /^https:\/\/[^/]+(\/[\w-]+)?\/image\/(upload|fetch)\/?$/,
		message: 'expected an address such as https://res.cloudinary.com/coast/image/upload for cloudinary',
	},
	cloudflare: {
		form: /^https:\/\/[^/]+\/?$/,
		message:
			'expected an address without a path, such as https://pictures.coastmotors.com.au, for cloudflare',
	},
};
