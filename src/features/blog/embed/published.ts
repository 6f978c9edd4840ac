import type { Post } from '../../../domain/content/post.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import type { Site } from '../../../site/site.ts';

/** The posts whose day has come where the dealer is, the newest first. */
export function publishedPosts({ content, dealer, now }: Site): readonly Post[] {
	if (dealer.features.blog === false) return [];
	const today = localTime(now, dealer.time_zone).date;
	return content.posts.filter(({ date }) => date <= today);
}

/** A category in words: `vehicle-reviews` is 'Vehicle reviews'. */
export function categoryName(category: string): string {
	const words = category.replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
