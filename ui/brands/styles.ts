// The order matters: tokens, changes of a brand, fonts, then base styles.
import './tokens.css'
import './brands.css'
import './fonts.css'
import './base.css'
