/**
 * Puts the sign for a missing picture in the place of one that does not arrive (VDP-066). It stands in the head, before any picture
 * can fail; errors of pictures do not bubble, but they can be caught on their way down.
 */
export const MISSING_PICTURES =
	"addEventListener('error',({target:i})=>{if(i.alt!=null&&!i.gone){i.gone=1;i.closest('picture')?.replaceWith(i);i.srcset='';i.src='/placeholder-plain.svg'}},!0)";
