# For scripts of bash, which source it. Their first comment is their help.

# arguments LEAST MOST "$@": answers --help, and refuses options and any other number of arguments.
arguments() {
  local least=$1 most=$2 argument
  shift 2
  for argument in "$@"; do
    case $argument in
    -h | --help)
      _help
      exit 0
      ;;
    -*) _refuse "“$argument” is no option of this script." ;;
    esac
  done
  [ $# -ge "$least" ] || _refuse "An argument is missing."
  [ $# -le "$most" ] || _refuse "“${*: -1}” is an argument too many."
}

_help() {
  awk 'NR > 1 && !/^#/ { exit } NR > 1 { sub(/^# ?/, ""); print }' "$0"
}

_refuse() {
  printf '%s: %s\n\n' "$(basename "$0")" "$1" >&2
  _help >&2
  exit 2
}
