// The order matters: tokens, what a brand changes in them, fonts, then what every page stands on.
import './tokens.css'
import './brands.css'
import './fonts.css'
import './base.css'
