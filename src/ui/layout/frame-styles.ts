/** The stylesheets of every page but those of its head and foot, in their order: the gallery draws pieces with the same. */
import '../styles/layers.css';
import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/base.css';
import '../styles/layout.css';
import '../styles/controls.css';
import '../styles/enlarged.css';
// What most pages have comes in one file with the frame: it is smaller than the parts, and kept from the first page on.
import '../breadcrumbs/breadcrumbs.css';
import '../card/card.css';
import '../card/cards.css';
import '../card/price.css';
import '../card/tag.css';
import '../hours/hours.css';
import '../save-buttons/marks.css';
import '../styles/spec.css';
